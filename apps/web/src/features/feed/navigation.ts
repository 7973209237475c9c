import { msg } from '@rise/texts'
import { UsersRound } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const communityLink: NavigationEntry = { label: msg('Community'), icon: UsersRound, route: '/feed', main: true }
