import { z } from 'zod'
import { audienceChoice } from '../content/fields.ts'
import { version } from '../integers.ts'
import { oneLine } from '../texts.ts'
import {
  FEWEST_OPTIONS,
  LONGEST_OPTION,
  LONGEST_POLL_QUESTION,
  MOST_OPTIONS,
  SHORTEST_POLL_QUESTION,
} from './limits.ts'

const options = z
  .array(oneLine('An option', LONGEST_OPTION))
  .max(MOST_OPTIONS, `A poll has at most ${MOST_OPTIONS} options. Remove some.`)
  // A form's empty lines are no options.
  .transform((texts) => texts.filter((text) => text !== ''))
  .pipe(
    z
      .array(z.string())
      .min(FEWEST_OPTIONS, `Enter at least ${FEWEST_OPTIONS} options.`)
      .refine(areDistinct, 'Two options are the same. Change one of them.'),
  )

/** The question and options of a poll, standalone or within a post. */
export const pollQuestion = z.object({
  question: oneLine('The poll’s question', LONGEST_POLL_QUESTION).refine(
    (text) => text.length >= SHORTEST_POLL_QUESTION,
    `Enter the poll’s question, with at least ${SHORTEST_POLL_QUESTION} characters.`,
  ),
  options,
  /** Whether a member may choose several options. */
  multiple: z.boolean('Say whether people can choose several options.').default(false),
  /** Whether no one, the author included, learns who chose what. */
  anonymous: z.boolean('Say whether votes are anonymous.').default(false),
  closesAt: z.iso.datetime('Choose when the poll closes.'),
})

/** A poll as its form sends it for the first time. */
export const newPoll = pollQuestion.extend({
  /** Made by the browser, so that sending twice makes one. */
  id: z.uuid('Send an id for the new poll.'),
  audience: audienceChoice.default('everyone'),
})

/** An edited poll. An absent audience stays unchanged. */
export const pollChange = pollQuestion.extend({
  /** The version that the change is based on; an outdated one is refused. */
  version,
  audience: audienceChoice.optional(),
})

/** A vote: the ids of the chosen options. */
export const vote = z.object({
  options: z.array(z.uuid()).min(1, 'Choose an option.').max(MOST_OPTIONS, 'Choose from the options of the poll.'),
})

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length
}
