import { CircleQuestionMark, MessagesSquare } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'

export const askAct: Act = {
  label: 'Ask a question',
  to: '/real-talk/create',
  icon: CircleQuestionMark,
  gate: { access: 'creator', confirmed: true },
}
export const realTalkAct: Act = {
  label: 'Real talk',
  to: '/real-talk',
  icon: CircleQuestionMark,
  gate: { access: 'guest' },
}
export const foundQuestions: ResultKind = { title: 'Questions', icon: MessagesSquare }
