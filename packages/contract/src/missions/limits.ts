export const LONGEST_MISSION_KEY = 60
export const LONGEST_MISSION_TITLE = 80
export const LONGEST_MISSION_WORDS = 300
export const MOST_MISSION_STEPS = 1_000
export const MOST_MISSION_TIMES = 100
export const MOST_MISSION_POINTS = 100
/** The maximum number of missions that run at the same time. It is low enough for a member's list to need no pages. */
export const MOST_RUNNING_MISSIONS = 100
export const LONGEST_WISH = 1_000
export const LONGEST_SPOTLIGHT_HEADLINE = 120
export const FEWEST_COACHING_TIMES = 2
export const MOST_COACHING_TIMES = 5
export const LONGEST_REWARD_ANSWER = 1_000
export const LONGEST_REWARD_LINK = 500
