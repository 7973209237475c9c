import { msg } from '@rise/texts'
import { LogIn, UserPlus } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'

const guest = { gate: { access: 'guest' }, forGuests: true } as const

export const signUpAct: Act = { ...guest, label: msg('Join'), to: '/login?mode=signup', icon: UserPlus }
export const logInAct: Act = { ...guest, label: msg('Log in'), to: '/login', icon: LogIn }
