/** Names the form of a new post, whose draft this device keeps. */
export const POST_DRAFT = 'post'

interface PostDraft {
  readonly body: string
  readonly poll: object | null
}

/** Whether a draft has something that was written, and not only a choice. */
export function isWritten({ body = '', poll = null }: Partial<PostDraft>): boolean {
  return poll !== null || /<img\b/.test(body) || body.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}
