// What features whose texts mention members use: whom to suggest after an "@", and plain texts with links.
export { MentionText } from './mention-text.tsx'
export { useSuggestMentions } from './use-suggest-mentions.ts'
