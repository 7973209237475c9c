/** Section 3: the reactions, in the order in which they are offered. `title` is the name on the wire. */
export const reactions = [
  { title: 'love', emoji: '❤️', name: 'Love' },
  { title: 'up', emoji: '👍', name: 'Thumbs up' },
  { title: 'laughing', emoji: '😂', name: 'Laughing' },
  { title: 'fire', emoji: '🔥', name: 'Fire' },
  { title: 'sad', emoji: '😢', name: 'Sad' },
  { title: 'thinking', emoji: '🤔', name: 'Thinking' },
] as const

export type ReactionTitle = (typeof reactions)[number]['title']

/** The emoji of a reaction; undefined for a discontinued one. */
export function emojiOf(title: string): string {
  return reactions.find((reaction) => reaction.title === title)?.emoji ?? ''
}
