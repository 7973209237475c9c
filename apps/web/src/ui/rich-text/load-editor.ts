import { loadedPart } from '../states/loaded-part.ts'

/**
 * The editor, loaded on demand. It is the largest part of any page that contains it, and members who don't write don't
 * need it.
 */
export const editorPart = loadedPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor)
