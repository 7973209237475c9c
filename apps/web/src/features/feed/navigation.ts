import { UsersRound } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const communityLink: NavigationEntry = { label: 'Community', icon: UsersRound, route: '/feed', main: true }
