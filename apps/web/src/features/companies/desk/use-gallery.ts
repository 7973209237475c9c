import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Picture } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'

type Gallery = CompanyDesk['gallery']

/** The team's actions on the gallery of its page. A move or removal is shown immediately, and reverted if refused. */
export function useGallery({ slug, gallery }: CompanyDesk) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const queryKey = keyOf('GET /api/v1/companies/{slug}/desk', { params: { slug } })

  function show(next: Gallery): void {
    queryClient.setQueryData(queryKey, (desk) => desk && { ...desk, gallery: next })
  }

  /** Shows the gallery in the server's reply, and refetches the company's page and its preview. */
  async function showResult(reply: Promise<{ result: Gallery }>): Promise<void> {
    show((await reply).result)
    void invalidate(queryClient, ['GET /api/v1/companies/{slug}/desk/preview', 'GET /api/v1/companies/{slug}'])
  }

  /** Sends a change that is already shown; if it is refused, shows why and refetches the gallery. */
  function confirm(reply: Promise<{ result: Gallery }>): void {
    showResult(reply).catch((error: Error) => {
      showToast({ id: 'gallery', kind: 'failure', title: error.message })
      return queryClient.invalidateQueries({ queryKey })
    })
  }

  const post = ({ _id: pictureId, alt }: Picture) =>
    api('POST /api/v1/companies/{slug}/gallery', { params: { slug }, body: { pictureId, alt } })
  const order = (pictures: Gallery) =>
    api('PUT /api/v1/companies/{slug}/gallery-order', {
      params: { slug },
      body: { pictures: pictures.map(({ _id }) => _id) },
    })

  return {
    /** The result of the last move, for screen readers. */
    announcement,
    /** Throws the server's refusal. */
    add: (picture: Picture) => showResult(post(picture)),
    /** Throws the server's refusal. */
    describe: ({ _id: id }: Picture, alt: string) =>
      showResult(api('PATCH /api/v1/companies/{slug}/gallery/{id}', { params: { slug, id }, body: { alt } })),
    move(index: number, by: 1 | -1): void {
      const next = [...gallery]
      const [moved] = next.splice(index, 1)
      if (!moved) return
      next.splice(index + by, 0, moved)
      show(next)
      setAnnouncement(t('The picture is now {place} of {count}', { place: index + by + 1, count: next.length }))
      confirm(order(next))
    },
    remove(index: number): void {
      const removedPicture = gallery[index]
      if (!removedPicture) return
      show(gallery.toSpliced(index, 1))
      confirm(api('DELETE /api/v1/companies/{slug}/gallery/{id}', { params: { slug, id: removedPicture._id } }))
      showToast({
        id: `gallery-${removedPicture._id}`,
        title: t('Picture removed'),
        // Restores its position, unless someone has changed the gallery since.
        action: { label: t('Undo'), onPress: () => confirm(post(removedPicture).then(() => order(gallery))) },
      })
    },
  }
}
