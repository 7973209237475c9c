import { writtenHtml } from '../../platform/rich-text/written-html.ts'

/** Returns the columns of a story: source and HTML. A text without words counts as no story. */
export function storyColumns(story: string): { story: string | null; story_html: string | null } {
  const html = writtenHtml(story)
  const hasWords = html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
  return hasWords ? { story, story_html: html } : { story: null, story_html: null }
}
