import { commentNotice } from '../../discussion/index.ts'

/** Someone commented on the member's win. */
export const winAnswer = commentNotice({
  subjects: (kind) => kind === 'win',
  field: 'answer',
  text: () => 'commented on your win',
})
