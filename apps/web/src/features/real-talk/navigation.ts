import { msg } from '@rise/texts'
import { MessagesSquare } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const realTalkLink: NavigationEntry = { label: msg('Real talk'), icon: MessagesSquare, route: '/real-talk' }
