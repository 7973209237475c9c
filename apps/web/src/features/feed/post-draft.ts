/** The name of the new post's form, whose draft this device stores. */
export const POST_DRAFT = 'post'

interface PostDraft {
  readonly body: string
  readonly poll: object | null
}

/** Whether a draft contains text or a poll, not only a choice. */
export function isWritten({ body = '', poll = null }: Partial<PostDraft>): boolean {
  return poll !== null || /<img\b/.test(body) || body.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}
