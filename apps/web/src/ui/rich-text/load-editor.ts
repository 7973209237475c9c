import { loadedPart } from '../states/loaded-part.ts'

/**
 * The editor, loaded on demand: it is the largest part of any page that contains it, and only members who write need
 * it.
 */
export const editorPart = loadedPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor)
