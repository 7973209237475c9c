import type { AccountPictures, Picture } from '@rise/contract/pictures/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'
import type { ChosenPicture, SavePicture } from '../../ui/fields/picture-dialog.tsx'
import type { SendingWatch } from '../../ui/fields/use-sending.ts'

/**
 * Returns a function that sets the photo or cover, or removes it, and updates the frame. It throws the server's
 * refusal.
 */
export function useSetPicture(kind: 'photo' | 'cover'): (pictureId: string | null) => Promise<void> {
  const api = useApi()
  const queryClient = useQueryClient()
  const store = useSessionStore()

  return async (pictureId) => {
    const body = { pictureId }
    const { result } =
      kind === 'photo'
        ? await api('PUT /api/v1/account/photo', { body })
        : await api('PUT /api/v1/account/cover', { body })
    // Cached pages, cards and lists may show the old picture, so they are refetched when next opened.
    void queryClient.invalidateQueries({ refetchType: 'none' })
    queryClient.setQueryData<AccountPictures>(keyOf('GET /api/v1/account/pictures'), result)
    await store.check()
  }
}

/** Saves and removes the photo or cover. Both throw the server's refusal. */
export function useChoosePicture(kind: 'photo' | 'cover'): { save: SavePicture; remove: () => Promise<void> } {
  const api = useApi()
  const choose = useSetPicture(kind)

  return {
    save: async ({ file, crop, alt }, watch) => {
      const body = { picture: file, purpose: kind, alt, ...(crop && { crop }) }
      const { result } = await api('POST /api/v1/pictures', { body, ...watch })
      await choose(result._id)
    },
    remove: () => choose(null),
  }
}

/**
 * Uploads a picture for a text or a gallery; the picture is deleted after a day unless content shows it. Throws any
 * refusal.
 */
export function useUploadPicture(purpose: 'content' | 'gallery') {
  const api = useApi()
  return async ({ file, crop, alt }: ChosenPicture, watch: SendingWatch): Promise<Picture> => {
    const body = { picture: file, purpose, alt, ...(crop && { crop }) }
    return (await api('POST /api/v1/pictures', { body, ...watch })).result
  }
}
