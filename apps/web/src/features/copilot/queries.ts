import { queryOf } from '../../app/base/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** Client state (section 3): `guideModal`, whether the intro is open. */
export const guideModalKey = ['copilot', 'guide'] as const
export const wordsKey = (messageId: string) => ['copilot', 'words', messageId] as const
export const chatKey = (id: string) => ['copilot', 'chat', id] as const










