import { createElement, Fragment } from 'react'
import type { DeedWords, DeedWordsSlot } from './deed-words.ts'

const wordsOf = (verb: string, one: string, many: string): DeedWords => ({
  named: ({ member, thing, others, more }) =>
    createElement(
      Fragment,
      null,
      member,
      ` ${verb} `,
      thing,
      others === 0 ? '' : others === 1 ? ' and one other' : ` and ${more} others`,
    ),
  counted: ({ times, count }) => `${verb.split(' ', 1)[0]} ${times === 1 ? one : `${count} ${many}`}`,
})

const publishedHeadline = wordsOf('published', 'a headline', 'headlines')

/** Words for each kind of activity, as features declare them. */
export const deedWords: DeedWordsSlot = {
  'posted-jobs': wordsOf('posted', 'a job', 'jobs'),
  'published-case': wordsOf('published the case', 'a case', 'cases'),
  'published-headline': publishedHeadline,
  asked: wordsOf('asked', 'a question', 'questions'),
  answered: wordsOf('answered', 'a question', 'questions'),
  'opened-poll': wordsOf('opened the poll', 'a headline', 'headlines'),
  'published-event': wordsOf('announced', 'a headline', 'headlines'),
  'rated-course': wordsOf('rated the course', 'a headline', 'headlines'),
  'offered-jobs': wordsOf('offered jobs to people affected by', 'a job', 'jobs'),
  'earned-badge': wordsOf('earned', 'a badge', 'badges'),
}
