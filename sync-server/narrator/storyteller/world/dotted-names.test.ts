import { describe, expect, it } from 'vitest'
import { readNames } from './card-names.ts'

const said = (body: string, title = 'T') => {
  const { people, house, town } = readNames(body.replaceAll("'", '’'), title.replaceAll("'", '’'))
  return [people.map((p) => p.name).join(', '), house ?? '', town ?? ''].join(' | ')
}

describe('a name with a stop, a number or a possessive in it', () => {
  it.each([
    ['Three children have vanished from St. Agnes orphanage.', ' | St. Agnes orphanage | '],
    ['Strange lights over the St. Jude hospital.', ' | the St. Jude hospital | '],
    ["Nobody leaves St. Mary's Hospital.", ' | St. Mary’s Hospital | '],
    ['We sailed to an island near St. Kitts last week.', ' |  | St. Kitts'],
    ['The ferry from St. Helier never came.', ' |  | St. Helier'],
    ['St. Petersburg is under snow.', ' |  | St. Petersburg'],
    ['Mt. Doom smokes again.', ' |  | Mt. Doom'],
    ['A cabin on Mt. Hood burns.', ' |  | Mt. Hood'],
    ['The garrison at Ft. Worth has mutinied.', ' |  | Ft. Worth'],
    ['Old Mrs. Grady says the cat came back.', 'Old Mrs. Grady |  | '],
    ['Old Mrs. Robinson lost her ring.', 'Old Mrs. Robinson |  | '],
    ['Poor Mr. Finch was seen at the pier.', 'Poor Mr. Finch |  | '],
    ['I think that young Dr. Hale says too much.', 'Dr. Hale |  | '],
    ['Then Capt. Morgan has taken the boat.', 'Capt. Morgan |  | '],
    ['The old Sgt. Baker says nothing.', 'Sgt. Baker |  | '],
    ['Prof. Plum says it was the candlestick.', 'Prof. Plum |  | '],
    ['Rev. Miles Hawthorne says grace.', 'Rev. Miles Hawthorne |  | '],
    ['The lawyer John P. Morris says it is signed.', 'John P. Morris |  | '],
    ['Nobody comes back from Dr. Moreau’s Island.', ' |  | Dr. Moreau’s Island'],
    ['The lights at Miller’s Farm are blue.', ' | Miller’s Farm | '],
    ['They met at Murphy’s Bar after dark.', ' | Murphy’s Bar | '],
    ['A body lies in Baker’s Wood.', ' |  | Baker’s Wood'],
    ['I work at Area 51 and it has escaped.', ' | Area 51 | '],
    ['They keep us in District 9 behind wire.', ' |  | District 9'],
    ['The rebels hold Sector 7.', ' |  | Sector 7'],
    ['There is something in Lab 4.', ' | Lab 4 | '],
    ['We drive down Route 66 all night.', ' |  | '],
    ['Apollo 13 did not come home.', ' |  | '],
    ['Rob the First National Bank with my gang.', ' | the First National Bank | '],
    ['Someone broke into the Bank of England.', ' |  | '],
    ['It happens on New Year’s Eve at the docks.', ' |  | '],
    ['On Christmas Eve the bells stop.', ' |  | '],
    ['The dead walk on All Hallows’ Eve.', ' |  | '],
    ['A murder on St. Patrick’s Day.', ' |  | '],
    ['The letter came on Valentine’s Day.', ' |  | '],
    ['It is the Fourth of July and hot.', ' |  | '],
    ['He died on Good Friday.', ' |  | '],
    ['My parrot Elvis says a number.', ' |  | '],
    ['My dog, called Max, has gone.', ' |  | '],
    ['You are a dragon named Smolder and Smolder has a cold.', ' |  | '],
    ['You are Inspector Bly. Bly never sleeps.', ' |  | '],
    ['The U.S. Senate knows nothing.', ' |  | '],
    ['Agnes says that St. Agnes orphanage is shut.', 'Agnes | St. Agnes orphanage | '],
  ])('“%s”', (body, names) => expect(said(body)).toBe(names))

  it('calls them as one does', () => {
    expect(readNames('Old Mrs. Grady says so.', 'T').people[0]?.call).toBe('Mrs. Grady')
    expect(readNames('Rev. Miles Hawthorne says so.', 'T').people[0]?.call).toBe('Rev. Hawthorne')
    expect(readNames('Don Vittorio will see her.', 'T').people[0]?.pron).toBe('he')
  })
})
