import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'

interface Props {
  /** Requests a link to the file. */
  readonly link: () => Promise<{ readonly result: { readonly url: string } }>
}

/** Downloads a file through a link that is valid for a few minutes. */
export function DownloadButton({ link }: Props) {
  const openFile = useMutation({
    mutationFn: link,
    onSuccess: ({ result }) => globalThis.location.assign(result.url),
    onError: ({ message }) => void showToast({ id: 'download', kind: 'failure', title: message }),
  })
  return (
    <Button
      size="dense"
      busy={openFile.isPending}
      icon={<Download size={16} aria-hidden />}
      onClick={() => openFile.mutate()}
    >
      {t('Download')}
    </Button>
  )
}
