/** A text from the editor. */
export function Prose({ html }: { html: string }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list, or of the editor's own schema
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
