// For features whose texts mention members: suggestions after an "@", and plain texts with links.
export { MentionText } from './mention-text.tsx'
export { useSuggestMentions } from './use-suggest-mentions.ts'
