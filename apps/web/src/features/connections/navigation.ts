import { msg } from '@rise/texts'
import { UsersRound } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

const community = { label: msg('Your community'), icon: UsersRound } as const

export const ownCommunityLink: NavigationEntry = { ...community, route: '/professional/community' }
export const companyCommunityLink: NavigationEntry = { ...community, route: '/company/community' }
