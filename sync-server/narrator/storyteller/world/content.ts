import voicesEn from '../../../content/storyteller/genres/voices.en.json' with { type: 'json' }
import fantasyEn from '../../../content/storyteller/kits/fantasy.en.json' with { type: 'json' }
import horrorEn from '../../../content/storyteller/kits/horror.en.json' with { type: 'json' }
import mysteryEn from '../../../content/storyteller/kits/mystery.en.json' with { type: 'json' }
import scienceFictionEn from '../../../content/storyteller/kits/science-fiction.en.json' with { type: 'json' }
import sharedEn from '../../../content/storyteller/kits/shared.en.json' with { type: 'json' }
import westernEn from '../../../content/storyteller/kits/western.en.json' with { type: 'json' }
import landmarksEn from '../../../content/storyteller/motifs/landmarks.en.json' with { type: 'json' }
import motifsEn from '../../../content/storyteller/motifs/motifs.en.json' with { type: 'json' }
import babcockEn from '../../../content/storyteller/quests/mrs-babcock-takes-in-washing.en.json' with { type: 'json' }
import nineMilesEn from '../../../content/storyteller/quests/nine-miles-of-shade.en.json' with { type: 'json' }
import sittingTenantsEn from '../../../content/storyteller/quests/sitting-tenants.en.json' with { type: 'json' }
import bellEn from '../../../content/storyteller/quests/the-bell-that-was-promised.en.json' with { type: 'json' }
import bridgeEn from '../../../content/storyteller/quests/the-bridge-that-takes-names.en.json' with { type: 'json' }
import eleventhVoteEn from '../../../content/storyteller/quests/the-eleventh-vote.en.json' with { type: 'json' }
import favourOfficeEn from '../../../content/storyteller/quests/the-favour-office.en.json' with { type: 'json' }
import fourPortraitsEn from '../../../content/storyteller/quests/the-man-in-four-portraits.en.json' with {
  type: 'json',
}
import requestHourEn from '../../../content/storyteller/quests/the-request-hour.en.json' with { type: 'json' }
import wordForNoEn from '../../../content/storyteller/quests/the-word-for-no.en.json' with { type: 'json' }
import futuristicEn from '../../../content/storyteller/settings/futuristic.en.json' with { type: 'json' }
import medievalEn from '../../../content/storyteller/settings/medieval.en.json' with { type: 'json' }
import modernEn from '../../../content/storyteller/settings/modern.en.json' with { type: 'json' }
import postApocalypticEn from '../../../content/storyteller/settings/post-apocalyptic.en.json' with { type: 'json' }
import victorianEn from '../../../content/storyteller/settings/victorian.en.json' with { type: 'json' }
import chairEn from '../../../content/storyteller/skeletons/any/the-chair-by-the-window.en.json' with { type: 'json' }
import emptyBedEn from '../../../content/storyteller/skeletons/any/the-empty-bed.en.json' with { type: 'json' }
import ninetyNineEn from '../../../content/storyteller/skeletons/fantasy/ninety-nine.en.json' with { type: 'json' }
import bendEn from '../../../content/storyteller/skeletons/fantasy/the-bend.en.json' with { type: 'json' }
import longSupperEn from '../../../content/storyteller/skeletons/fantasy/the-long-supper.en.json' with { type: 'json' }
import otherHalfEn from '../../../content/storyteller/skeletons/fantasy/the-other-half.en.json' with { type: 'json' }
import twoDoorsEn from '../../../content/storyteller/skeletons/mystery/the-house-with-two-doors.en.json' with {
  type: 'json',
}
import kindestHouseEn from '../../../content/storyteller/skeletons/mystery/the-kindest-house.en.json' with {
  type: 'json',
}
import packetEn from '../../../content/storyteller/skeletons/mystery/the-packet.en.json' with { type: 'json' }
import underTheClothEn from '../../../content/storyteller/skeletons/mystery/under-the-cloth.en.json' with {
  type: 'json',
}
import farLettersEn from '../../../content/storyteller/skeletons/science-fiction/the-far-letters.en.json' with {
  type: 'json',
}
import otherSideEn from '../../../content/storyteller/skeletons/science-fiction/the-other-side-of-the-door.en.json' with {
  type: 'json',
}
import passengerEn from '../../../content/storyteller/skeletons/science-fiction/the-passenger-nobody-booked.en.json' with {
  type: 'json',
}
import earlyRescueEn from '../../../content/storyteller/skeletons/science-fiction/the-rescue-that-came-early.en.json' with {
  type: 'json',
}
import { type KitFile, kitSchema, type Quest, questSchema } from '../types.ts'
import { landmarksSchema } from './landmark-banks.ts'
import { motifsSchema } from './motif-banks.ts'
import { type Plot, plotSchema, type Setting, settingSchema, voicesSchema } from './plots.ts'

/** All authored content in English, parsed once when this module loads; throws when a file breaks its schema. */
export const SHARED_KIT: KitFile = kitSchema.parse(sharedEn)

/** The voices of the genres; a genre without one speaks with the shared kit. */
export const KITS: ReadonlyMap<string, KitFile> = new Map(
  [mysteryEn, fantasyEn, scienceFictionEn, horrorEn, westernEn].map((raw) => {
    const kit = kitSchema.parse(raw)
    return [kit.genre, kit] as const
  }),
)

export const QUESTS: ReadonlyMap<string, Quest> = new Map(
  [
    nineMilesEn,
    favourOfficeEn,
    babcockEn,
    fourPortraitsEn,
    sittingTenantsEn,
    wordForNoEn,
    bridgeEn,
    eleventhVoteEn,
    requestHourEn,
    bellEn,
  ].map((raw) => {
    const quest = questSchema.parse(raw)
    return [quest.id, quest] as const
  }),
)

export const PLOTS: readonly Plot[] = [
  packetEn,
  twoDoorsEn,
  kindestHouseEn,
  underTheClothEn,
  ninetyNineEn,
  bendEn,
  longSupperEn,
  otherHalfEn,
  farLettersEn,
  passengerEn,
  earlyRescueEn,
  otherSideEn,
  emptyBedEn,
  chairEn,
].map((raw) => plotSchema.parse(raw))

export const SETTINGS: ReadonlyMap<string, Setting> = new Map(
  [victorianEn, medievalEn, modernEn, futuristicEn, postApocalypticEn].map((raw) => {
    const setting = settingSchema.parse(raw)
    return [setting.setting, setting] as const
  }),
)

export const VOICES = new Map(Object.entries(voicesSchema.parse(voicesEn).genres))

/** What the nouns of a player's card can become. */
export const MOTIFS = motifsSchema.parse(motifsEn)

/** What the landmarks of a player’s card can become. */
export const LANDMARKS = landmarksSchema.parse(landmarksEn)
