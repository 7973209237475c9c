import type { Picture } from '@rise/contract/pictures/shapes'
import { useApi } from '../../../app/base/settings.tsx'
import type { ChosenPicture } from '../../../ui/fields/picture-dialog.tsx'
import type { SendingWatch } from '../../../ui/fields/use-sending.ts'

/**
 * Uploads a picture for the text of a page; the picture is deleted after a day unless a page shows it. Throws any
 * refusal.
 */
export function useUploadSitePicture() {
  const api = useApi()
  return async ({ file, crop, alt }: ChosenPicture, watch: SendingWatch): Promise<Picture> => {
    const body = { picture: file, alt, ...(crop && { crop }) }
    return (await api('POST /api/v1/admin/site-pictures', { body, ...watch })).result
  }
}
