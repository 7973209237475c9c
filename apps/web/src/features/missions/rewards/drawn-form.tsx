import { type DrawnPart, drawnParts } from '@rise/contract/missions/kinds'
import type { DrawnIllustration } from '@rise/contract/missions/rewards/fields'
import { t } from '@rise/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { drawingQuery, useShowRewards } from '../queries.ts'
import { drawnPartNames, nameOfPart, partInText } from './part-names.ts'

const names = Object.keys(drawnParts) as DrawnPart[]
const initialParts: DrawnIllustration = {
  ...{ head: 'short1', face: 'smile', facialHair: 'none', accessories: 'none', skinColor: 'd08b5b' },
  ...{ headContrastColor: '4a312c', clothingColor: '8fa7df' },
}

/** Composes an illustration from drawn parts; the member gets it immediately. */
export function DrawnForm({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const show = useShowRewards()
  const [parts, setParts] = useState<DrawnIllustration>(initialParts)
  const { data: svg } = useQuery(drawingQuery(api, parts))
  const claim = useMutation({
    mutationFn: async () => show((await api('POST /api/v1/rewards/points50/drawn', { body: parts })).result),
    onSuccess: onDone,
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (!claim.isPending) claim.mutate()
  }
  return (
    <form aria-label={t('Your illustration')} onSubmit={send} className="flex flex-col gap-4">
      {claim.error ? <Notice tone="danger">{claim.error.message}</Notice> : null}
      <div className="flex flex-wrap items-start gap-4">
        <div className="flex flex-col gap-2">
          {svg === undefined ? (
            <div aria-hidden className="size-[12rem] rounded-card bg-raised" />
          ) : (
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
              alt={t('Your illustration: {parts}', { parts: namesOf(parts) })}
              width={192}
              height={192}
              className="size-[12rem] rounded-card bg-raised"
            />
          )}
          <Button size="dense" icon={<Dices size={16} aria-hidden />} onClick={() => setParts(anyParts())}>
            {t('Surprise me')}
          </Button>
        </div>
        <div className="grid min-w-0 grow gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <Select
              key={name}
              label={t(drawnPartNames[name])}
              hint={name === 'headContrastColor' ? t('Some hair is always black.') : undefined}
              value={parts[name]}
              // Each option is a value of the type.
              onChange={({ target }) => setParts({ ...parts, [name]: target.value } as DrawnIllustration)}
            >
              {drawnParts[name].map((value) => (
                <option key={value} value={value}>
                  {nameOfPart(value)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={claim.isPending}>
          {t('Claim reward')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
      <p className="text-small text-subtle">
        {t('Drawn parts: Open Peeps by Pablo Stanley, free for everyone (CC0).')}
      </p>
    </form>
  )
}

function namesOf(parts: DrawnIllustration): string {
  return [parts.head, parts.face, parts.facialHair, parts.accessories]
    .filter((part) => part !== 'none')
    .map(partInText)
    .join(', ')
}

function anyParts(): DrawnIllustration {
  const entries = names.map((name) => {
    const values: readonly string[] = drawnParts[name]
    return [name, values[Math.floor(Math.random() * values.length)]]
  })
  return Object.fromEntries(entries) as DrawnIllustration
}
