import { msg } from '@rise/texts'
import { CircleQuestionMark, MessagesSquare } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'

export const askAct: Act = {
  label: msg('Ask a question'),
  to: '/real-talk/create',
  icon: CircleQuestionMark,
  gate: { access: 'creator', confirmed: true },
}
export const realTalkAct: Act = {
  label: msg('Real talk'),
  to: '/real-talk',
  icon: CircleQuestionMark,
  gate: { access: 'guest' },
}
export const foundQuestions: ResultKind = { title: msg('Questions'), icon: MessagesSquare }
