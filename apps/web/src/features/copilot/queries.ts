import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'

/** Client state (section 3): `guideModal`, whether the intro is open. */
export const guideModalKey = ['copilot', 'guide'] as const
export const wordsKey = (messageId: string) => ['copilot', 'words', messageId] as const
export const chatKey = (id: string) => ['copilot', 'chat', id] as const

export function stateQuery(api: Api) {
  return queryOptions({
    queryKey: ['copilot', 'state'],
    queryFn: async () => (await api('GET /api/v1/copilot', {})).result,
  })
}

export function chatQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: chatKey(id),
    queryFn: async () => (await api('GET /api/v1/copilot/chats/{id}', { params: { id } })).result,
  })
}

export function tailoringQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['copilot', 'tailoring', id],
    queryFn: async () => (await api('GET /api/v1/copilot/tailorings/{id}', { params: { id } })).result,
    // What a member has changed in it would be lost.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function tailoredQuery(api: Api) {
  return queryOptions({
    queryKey: ['copilot', 'tailored'],
    queryFn: async () => (await api('GET /api/v1/copilot/tailored-resumes', {})).result,
  })
}

export function promptsQuery(api: Api) {
  return queryOptions({
    queryKey: ['copilot', 'prompts'],
    queryFn: async () => (await api('GET /api/v1/copilot/prompts', {})).result,
  })
}
