import { commentNotice } from '../../discussion/index.ts'

/** Someone comments on a win of the member. */
export const winAnswer = commentNotice({
  subjects: (kind) => kind === 'win',
  field: 'answer',
  text: () => 'commented on your win',
})
