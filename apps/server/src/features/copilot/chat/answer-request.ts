import { type CopilotTool, copilotTools } from '@rise/contract/copilot/kinds'
import { toolNames } from '@rise/contract/copilot/words'
import type { Answer, Asked, Tool } from '../tools/answer.ts'
import { chip } from '../tools/answer.ts'
import { compareJobs } from '../tools/compare-jobs.ts'
import { explainMatch } from '../tools/explain-match.ts'
import { findJobs } from '../tools/find-jobs.ts'
import { missingSkills } from '../tools/missing-skills.ts'
import { negotiatePay } from '../tools/negotiate-pay.ts'
import { nextStep } from '../tools/next-step.ts'
import { prepareInterview } from '../tools/prepare-interview.ts'
import { tailorResume } from '../tools/tailor-resume.ts'
import { writeNote } from '../tools/write-note.ts'
import type { ReadRequest } from './read-request.ts'

const tools: Readonly<Record<CopilotTool, Tool>> = {
  'find-jobs': findJobs,
  'explain-match': explainMatch,
  'compare-jobs': compareJobs,
  'missing-skills': missingSkills,
  'tailor-resume': tailorResume,
  'write-message': writeNote,
  'prepare-interview': prepareInterview,
  negotiate: negotiatePay,
  'next-step': nextStep,
}

/** Returns the answer of the tool that is asked for; of a request for none, what the copilot can do. */
export function answerRequest(asked: Asked, { tool, refused }: Pick<ReadRequest, 'tool' | 'refused'>): Promise<Answer> {
  if (refused !== undefined) return Promise.resolve(refusal(refused, asked))
  return tool === undefined ? Promise.resolve(offer()) : tools[tool](asked)
}

function offer(): Answer {
  return {
    text: 'I can’t do that. I can find jobs, explain a match, compare two jobs, say what’s missing, tailor your résumé, draft a note, prepare an interview, give pay facts, and name the next best step for your story.',
    cards: [],
    chips: copilotTools.map((tool) => ({ ...chip(tool, []), text: toolNames[tool] })),
  }
}

function refusal(what: 'apply' | 'send', { jobs }: Asked): Answer {
  const text =
    what === 'apply'
      ? 'I can’t apply for you. I can tailor your résumé and draft a note; you apply on the job’s page.'
      : 'I can’t send anything. I can draft a note that you send yourself.'
  const offered = (tool: CopilotTool) => ({ ...chip(tool, []), jobs: jobs.slice(0, 1) })
  return { text, cards: [], chips: [offered('tailor-resume'), offered('write-message')] }
}
