import { t } from '@rise/texts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'

const presets = ['one', 'two', 'three']
const groups = [...presets, 'four', 'five', 'six']

/** Boxes for the presets, the groups, and what is below them. */
export function SettingsSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your notification settings')} className="mt-6">
      <div className="flex flex-col gap-6">
        <div>
          <Skeleton className="mb-2 h-6 max-w-[16rem]" />
          <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
            {presets.map((preset) => (
              <Skeleton key={preset} className="h-[4.25rem]" />
            ))}
          </div>
        </div>
        <div className="rows">
          {groups.map((group) => (
            <div key={group} className="px-4 py-3 sm:px-6">
              <Skeleton className="h-[7rem] md:h-[3.5rem]" />
            </div>
          ))}
        </div>
        <Skeleton className="h-[10rem]" />
      </div>
    </SkeletonGroup>
  )
}
