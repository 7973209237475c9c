import { type Message, msg } from '@rise/texts'
import type { CopilotTool } from './kinds.ts'

/** The label of each tool's button. */
export const toolNames: Readonly<Record<CopilotTool, Message>> = {
  'find-jobs': msg('Find jobs'),
  'explain-match': msg('Explain match'),
  'compare-jobs': msg('Compare jobs'),
  'missing-skills': msg('What’s missing'),
  'tailor-resume': msg('Tailor résumé'),
  'write-message': msg('Write a note'),
  'prepare-interview': msg('Prepare interview'),
  negotiate: msg('Negotiate pay'),
  'next-step': msg('Next best step'),
}

/** The questions of the intro, in order. */
export const introQuestions = [
  {
    field: 'looksFor',
    question: msg('What are you looking for?'),
    hint: msg('Roles or kinds of work, separated by commas.'),
  },
  {
    field: 'where',
    question: msg('Where and how would you like to work?'),
    hint: msg('A city, a country or remote; the hours.'),
  },
  { field: 'proudOf', question: msg('What are you proud of?'), hint: msg('Work you want employers to see first.') },
  {
    field: 'avoids',
    question: msg('What would you like to avoid?'),
    hint: msg('Companies, industries or tools, separated by commas.'),
  },
] as const
