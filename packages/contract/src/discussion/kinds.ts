import { msg } from '@rise/texts'

/**
 * The reactions, in the order in which they are offered (section 3 of the specification). `title` is the name on the
 * wire.
 */
export const reactions = [
  { title: 'love', emoji: '❤️', name: msg('Love') },
  { title: 'up', emoji: '👍', name: msg('Thumbs up') },
  { title: 'laughing', emoji: '😂', name: msg('Laughing') },
  { title: 'fire', emoji: '🔥', name: msg('Fire') },
  { title: 'sad', emoji: '😢', name: msg('Sad') },
  { title: 'thinking', emoji: '🤔', name: msg('Thinking') },
] as const

export type ReactionTitle = (typeof reactions)[number]['title']

/** The subjects that don't offer every reaction: nothing about a layoff is funny or on fire. */
const fewerReactions: Readonly<Record<string, readonly ReactionTitle[]>> = { layoff: ['love', 'up', 'sad', 'thinking'] }
const allReactions: readonly ReactionTitle[] = reactions.map(({ title }) => title)

/** Returns the reactions that members can choose for a kind of subject. */
export function offeredReactions(kind: string): readonly ReactionTitle[] {
  return fewerReactions[kind] ?? allReactions
}

/** Returns the emoji of a reaction; empty for a discontinued one. */
export function emojiOf(title: string): string {
  return reactions.find((reaction) => reaction.title === title)?.emoji ?? ''
}
