/** Returns a block's content without addresses of unknown providers: they stay in the form, and are never shown. */
export function withoutWrongEmbeds(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { embed, posts } = content
  return {
    ...content,
    ...(typeof embed === 'string' && { embed: null }),
    ...(Array.isArray(posts) && { posts: posts.filter((post) => typeof post !== 'string') }),
  }
}
