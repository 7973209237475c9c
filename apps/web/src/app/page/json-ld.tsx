/** Structured data of a page, as search engines read it. */
export function JsonLd({ value }: { value: object }) {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped cannot end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
