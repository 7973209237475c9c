// The forms' rules are the contract's own. Loaded when someone sends one.
import { missionChange, writtenMission } from '@rise/contract/missions/admin/fields'
import { coachingWish, fulfilment, illustrationWish, spotlightWish } from '@rise/contract/missions/rewards/fields'

export const formSchemas = {
  ...{ missionChange, writtenMission, coachingWish, fulfilment, illustrationWish, spotlightWish },
}
