import { copilotTools } from '@rise/contract/copilot/kinds'
import { toolNames } from '@rise/contract/copilot/words'
import { t } from '@rise/texts'
import type { Answer, Tool, ToolRequest } from '../tools/answer.ts'
import { chip, textChip } from '../tools/answer.ts'
import { compareJobs } from '../tools/compare-jobs.ts'
import { countYears } from '../tools/count-years.ts'
import { explainMatch } from '../tools/explain-match.ts'
import { findJobs } from '../tools/find-jobs.ts'
import type { AnyTool } from '../tools/kinds.ts'
import { missingSkills } from '../tools/missing-skills.ts'
import { narrowJobs } from '../tools/narrow-jobs.ts'
import { negotiatePay } from '../tools/negotiate-pay.ts'
import { nextStep } from '../tools/next-step.ts'
import { prepareInterview } from '../tools/prepare-interview.ts'
import { quotePosting } from '../tools/quote-posting.ts'
import { rankJobs } from '../tools/rank-jobs.ts'
import { similarJobs } from '../tools/similar-jobs.ts'
import { stateFacts } from '../tools/state-facts.ts'
import { tailorResume } from '../tools/tailor-resume.ts'
import { writeNote } from '../tools/write-note.ts'
import { courtesyWords, type RefusedAct } from './read-request.ts'

const tools: Readonly<Record<AnyTool, Tool>> = {
  'find-jobs': findJobs,
  'explain-match': explainMatch,
  'compare-jobs': compareJobs,
  'missing-skills': missingSkills,
  'tailor-resume': tailorResume,
  'write-message': writeNote,
  'prepare-interview': prepareInterview,
  negotiate: negotiatePay,
  'next-step': nextStep,
  'narrow-jobs': narrowJobs,
  'rank-jobs': rankJobs,
  'state-facts': stateFacts,
  'quote-posting': quotePosting,
  'similar-jobs': similarJobs,
  'count-years': countYears,
}

interface RequestedTool {
  readonly tool: AnyTool | undefined
  /** Whether the words name the tool. If not, the tool is a fallback. */
  readonly sure?: boolean
  readonly refused: RefusedAct | undefined
}

/**
 * Returns the answer of the requested tool, or the refusal of an act that the copilot never does. If no tool was
 * requested, lists what the copilot can do.
 */
export async function answerRequest(
  asked: ToolRequest,
  { tool, sure = true, refused }: RequestedTool,
): Promise<Answer> {
  if (refused !== undefined) return refusal(refused, asked)
  const answer = tool === undefined ? offer(asked) : await tools[tool](asked)
  return sure || answer.cards.length > 0 ? answer : { ...answer, notUnderstood: true }
}

function offer({ shown, text }: ToolRequest): Answer {
  if (courtesyWords.test(text) && !/\byou\b|^help/i.test(text)) {
    return {
      text: 'Ask me about jobs, or about your story.',
      cards: [],
      chips: [chip('find-jobs', []), chip('next-step', [])],
    }
  }
  if (shown.length > 1 && !courtesyWords.test(text)) {
    return {
      text: 'I’m not sure what you mean. About these jobs, I can say which pays most, fits best or is where, compare them, quote their postings, or show only some of them.',
      cards: [],
      chips: ['Which of these pays most?', 'Which fits me best?', 'Where are they?', 'Only remote ones'].map((text) =>
        textChip(text),
      ),
    }
  }
  return {
    text: `${courtesyWords.test(text) ? '' : 'I can’t do that. '}I can find jobs, explain a match, compare jobs, say what’s missing or what a posting says, count your years with a skill, tailor your résumé, draft a note, prepare an interview, give pay facts, and name the next best step for your story.`,
    cards: [],
    chips: copilotTools.map((tool) => ({ ...chip(tool, []), text: t(toolNames[tool]) })),
  }
}

const refusals: Readonly<Record<RefusedAct, string>> = {
  apply: 'I can’t apply for you. I can tailor your résumé and draft a note; you apply on the job’s page.',
  send: 'I can’t send anything. I can draft a note that you send yourself.',
  keep: 'I can’t change anything for you. Open the job’s page to save or hide it.',
}

function refusal(what: RefusedAct, { jobs }: ToolRequest): Answer {
  const chipForFirstJob = (tool: 'tailor-resume' | 'write-message') => ({ ...chip(tool, []), jobs: jobs.slice(0, 1) })
  return {
    text: refusals[what],
    cards: [],
    chips: [chipForFirstJob('tailor-resume'), chipForFirstJob('write-message')],
  }
}
