import { msg } from '@rise/texts'
import { BookUser, Waypoints } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

/** Pages about the member's own story whose addresses contain no slug. */
const ownPages = /^\/professional\/(?:edit|edit-[a-z-]+|portfolio|preview|viewers)(?:\/|$)/

export const directoryLink: NavigationEntry = {
  label: msg('Connections'),
  icon: Waypoints,
  route: '/professionals',
  main: true,
}

export const ownStoryLink: NavigationEntry = {
  label: msg('My Story'),
  icon: BookUser,
  route: '/professional/:profile',
  own: true,
  also: ownPages,
}
