import type { CopilotTool } from './kinds.ts'

/** The label of each tool's button. */
export const toolNames: Readonly<Record<CopilotTool, string>> = {
  'find-jobs': 'Find jobs',
  'explain-match': 'Explain match',
  'compare-jobs': 'Compare jobs',
  'missing-skills': 'What’s missing',
  'tailor-resume': 'Tailor résumé',
  'write-message': 'Write a note',
  'prepare-interview': 'Prepare interview',
  negotiate: 'Negotiate pay',
  'next-step': 'Next best step',
}

/** The questions of the intro, in order. */
export const introQuestions = [
  { field: 'looksFor', question: 'What are you looking for?', hint: 'Roles or kinds of work, separated by commas.' },
  {
    field: 'where',
    question: 'Where and how would you like to work?',
    hint: 'A city, a country or remote; the hours.',
  },
  { field: 'proudOf', question: 'What are you proud of?', hint: 'Work you want employers to see first.' },
  {
    field: 'avoids',
    question: 'What would you like to avoid?',
    hint: 'Companies, industries or tools, separated by commas.',
  },
] as const
