import { msg } from '@rise/texts'
import { MessageSquareText, UsersRound } from 'lucide-react'
import type { Act, GoKey, ResultKind } from '../../app/palette/search-slots.ts'

const feed = { label: msg('Community'), to: '/feed', gate: { access: 'auth' } } as const

export const communityAct: Act = { ...feed, icon: UsersRound }
export const communityKey: GoKey = { ...feed, key: 'f' }
export const foundPosts: ResultKind = { title: msg('Posts'), icon: MessageSquareText }
