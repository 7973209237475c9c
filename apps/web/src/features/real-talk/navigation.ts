import { MessagesSquare } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const realTalkLink: NavigationEntry = { label: 'Real talk', icon: MessagesSquare, route: '/real-talk' }
