import type { RichTextPictures } from '../../ui/rich-text/rich-text-pictures.ts'
import { pictureLimits, useUploadPicture } from '../pictures/index.ts'

/** Pictures in the text of a post, uploaded by its author. */
export function usePostPictures(): RichTextPictures {
  const upload = useUploadPicture('content')
  return { limits: pictureLimits, upload, isOwn: (src) => src.startsWith('/pictures/') }
}
