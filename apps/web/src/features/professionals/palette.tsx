import { msg } from '@rise/texts'
import { PenLine, UsersRound } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'
import { Avatar } from '../../ui/marks/avatar.tsx'

export const editStoryAct: Act = {
  label: msg('Edit my page'),
  to: '/professional/edit',
  icon: PenLine,
  gate: { access: 'professional' },
}
export const directoryAct: Act = {
  label: msg('Connections'),
  to: '/professionals',
  icon: UsersRound,
  gate: { access: 'connected' },
}
export const foundPeople: ResultKind = {
  title: msg('People'),
  pictureOf: ({ title, picture }) => <Avatar name={title} photo={picture} size={32} />,
}
