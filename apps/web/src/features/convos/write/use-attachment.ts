import { MOST_FILE_BYTES } from '@rise/contract/convos/limits'
import type { UploadedAttachment } from '@rise/contract/convos/shapes'
import { pictureTypes } from '@rise/contract/pictures/limits'
import { decimal, t } from '@rise/texts'
import { useEffect, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useSending } from '../../../ui/fields/use-sending.ts'

const MEGABYTE = 1024 * 1024

/** The file of the next message: uploaded as soon as it is chosen, so that sending doesn't wait for it. */
export function useAttachment() {
  const api = useApi()
  const upload = useSending()
  const [name, setName] = useState<string>()
  const [uploadedFile, setUploadedFile] = useState<UploadedAttachment>()
  const [fault, setFault] = useState<string>()
  const [isShown, setShown] = useState(false)
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  async function choose(file: File): Promise<void> {
    clear()
    setShown(true)
    if (file.size > MOST_FILE_BYTES) {
      const maxMegabytes = Math.floor(MOST_FILE_BYTES / MEGABYTE)
      setFault(
        t('This file has {size} MB. Choose one of at most {most} MB.', {
          size: decimal(file.size / MEGABYTE, 1),
          most: maxMegabytes,
        }),
      )
      return
    }
    setName(file.name)
    if (pictureTypes.some((type) => type === file.type)) setPreview(URL.createObjectURL(file))
    const isUploaded = await upload.start(async (watch) => {
      const body = { file, name: file.name }
      setUploadedFile((await api('POST /api/v1/convos/files', { body, ...watch })).result)
    })
    if (!isUploaded) setName(undefined)
  }

  function clear(): void {
    upload.cancel()
    setName(undefined)
    setPreview(undefined)
    setUploadedFile(undefined)
    setFault(undefined)
    setShown(false)
  }

  return {
    name,
    /** A blob address of the chosen picture, valid in this page only. */
    preview,
    uploaded: uploadedFile,
    share: upload.share,
    failure: isShown ? (fault ?? upload.failure) : undefined,
    take: choose,
    clear,
  }
}

export type AttachmentChoice = ReturnType<typeof useAttachment>
