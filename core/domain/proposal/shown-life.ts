import { type LivingFacts, type PrivacySetting, publicFrom } from "../living/living.ts"
import { type Viewer, visibilityOf } from "../privacy.ts"

/** Whether a viewer sees a person with these facts in full: a person as an operation makes or leaves it. */
export const isShownLife = (viewer: Viewer, life: LivingFacts & { readonly privacy: PrivacySetting }): boolean =>
  visibilityOf(viewer, { privacy: life.privacy, publicFrom: publicFrom(life) }) === "full"
