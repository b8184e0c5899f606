/** Word lists by which a quest’s card is read: kin, titles, and what makes a capitalised word no person. */
export const PERSON =
  'grandfather|grandmother|grandma|grandpa|granny|oma|opa|nana|father|mother|mum|mom|dad|brother|sister|daughter|son|wife|husband|king|queen|prince|princess|child|captain|friend|uncle|aunt|cousin|nephew|niece|partner|mentor|teacher|professor|doctor|nurse|priest|sheriff|mayor|scientist|engineer|pilot|girl|boy|bride|groom|heir|scholar|wizard|knight|singer|courier|neighbour|neighbor|keeper|baby|twin|fiancé|fiancée|chef'

/** Titles that stand before a last name. */
const FORMAL =
  'Dr\\.?|Mrs\\.?|Mr\\.?|Miss|Ms\\.?|Prof\\.?|Capt\\.?|Sgt\\.?|Lt\\.?|Col\\.?|Gen\\.|Rev\\.?|Fr\\.|Captain|Judge|Sheriff|Marshal|Deputy|Professor|Doctor|Doc|Commander|Colonel|Major|Lieutenant|Sergeant|Inspector|Detective|Constable|General|Admiral|Chancellor|Harbou?rmaster|Senator|Agent|Composer|Warden|Governor|President|Minister|Ambassador|Director|Pastor|Rabbi|Councillor|Corporal|Ranger|Coach|Headmaster|Nurse|Mayor|Bishop|Abbot|Chef|Reverend|Officer|(?:First |Second |Third |Chief )?(?:Officer|Engineer)|Chief|Pilot'
/** Titles that stand before a first name, and what people are called by. */
const FAMILIAR =
  'Lady|Lord|Elder|Master|Mistress|Aunt|Uncle|Granny|Grandma|Sir|Don|Doña|Count|Countess|Baron|Baroness|Duke|Duchess|King|Queen|Prince|Princess|Emperor|Empress|Dame|Brother|Sister|Father|Mother|Goodwife|Widow|Old|Young|Little|Big|Blind|Mad|Poor'
export const TITLE = `${FORMAL}|${FAMILIAR}`
export const IS_FORMAL = new RegExp(`^(?:${FORMAL})$`)
export const IS_TITLE = new RegExp(`^(?:${TITLE})$`)
/** Titles of those who keep watch or order. */
export const LAW =
  /^(?:Captain|Sheriff|Marshal|Deputy|Commander|Colonel|Major|Lieutenant|Sergeant|Inspector|Detective|Constable|General|Officer|First Officer|Second Officer|Chief)\b/
/** Titles too high for an innkeeper, a steward or a mender of roads. */
export const GRAND =
  /^(?:Lady|Lord|King|Queen|Prince|Princess|Emperor|Empress|Duke|Duchess|Count|Countess|Baron|Baroness|Bishop|Abbot|Judge|Chancellor|General|Admiral|Mayor|Sir|Dame)\b/

export const HOUSE =
  /(?:Hall|House|Manor|Abbey|Court|Lodge|Castle|Park|Grange|Tower|Towers|Keep|Station|Mansion|Inn|Hotel|Palace|Mill|Farm|Ranch|Vault|School|Theatre|Theater|Library|Hospital|Prison|Monastery|Lighthouse|Academy|Cottage|Chapel|Cathedral|Museum|Saloon|Café|Diner|Asylum|Orphanage|Observatory|Arms)$/
/** Places whose kind comes first: “Vault Nine”, “Fort Mercy”. */
export const PLACE_HEAD =
  /^(?:Vault|Station|Fort|Camp|Sector|Deck|Block|Level|Tower|Castle|House|Ward|Bunker|Outpost|Hotel|Villa)\s/
export const TOWN_HEAD = /^(?:Port|Mount|Lake|Cape|Isle|Saint|St\.?|New|North|South|East|West|Upper|Lower|Colony)\s/
/** Towns and the like by how they end. */
export const TOWN_TAIL =
  /\s(?:Creek|Hill|Ford|Bay|Point|Springs|Falls|Valley|River|Ridge|Harbou?r|Lake|Island|Mountain|Woods?|Forest|Cross|Bridge|Gulch|Canyon|Rock|Sands|Beach|Cove|Heath|Moor|Mere|Vale|Fields?|City|Street|Road|Lane|Square|Plains|Flats|Peak|Pass|Crossing|Junction|Landing|Deep|Ring)$/
/** Rooms and the like, which are no towns. */
export const NUMBERED = /^(?:Room|Suite|Apartment|Flat|Unit|Number|Cell|Car|Berth|Cabin|Act|Chapter|Platform)\s/
export const PLACE_BEFORE =
  /\b(?:at|in|near|outside|to|from|on|across|over|(?:town|city|village|planet|moon|port|station|bishop|mayor|people|island|kingdom|valley|gates)(?: of)?)\s+$/i
export const VESSEL_BEFORE =
  /\b(?:ship|freighter|schooner|boat|vessel|steamer|liner|cruiser|starship|spaceship|frigate|submarine|barge|tug|trawler|brig|galleon|airship|zeppelin|train|shuttle|rocket|USS|HMS|aboard|(?:aboard|board|crew of|captain of|bridge of|decks? of|hull of|wreck of|voyage of) the)\s+$/i
export const VESSEL_WORD =
  /\b(?:ship|freighter|schooner|boat|vessel|steamer|liner|cruiser|starship|spaceship|frigate|submarine|aboard|airship|hull|voyage)\b/i

/** Capitalised words that are offices, peoples or times, not names. */
export const NOT_NAMES = new Set(
  (
    'The And But She They He Her His Its Our Your Their You We It An In On At As If So Or Of To By My Me Is Do Up No Who What When Where Why How ' +
    'There This That These Those Then Now Here One Two Three Four Five Six Seven Eight Nine Ten Some Someone Somebody Nobody Every Everyone ' +
    'Everybody Everything Nothing After Before With Without For From Into Only Tonight Today Tomorrow Yesterday Once Since Long Ago Because Although ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October ' +
    'November December London England God Yes Not All Any Each Between Behind Beyond Under Last First Until While Find Stop Help Please ' +
    'Police Housing Council Company Office Guard Authority Ministry Department Sector Prefect Street Laundry Winter Will Can Could Has Have Had ' +
    'Summer Spring Autumn War Great Burn Canopy Empire Church Order Guild University Internet Earth Moon Sun Mars Venus Jupiter Saturn Tide Day Night ' +
    'Corporation Corp Industries Bureau Agency Society Institute Club Gang Army Navy Federation Alliance Union Cartel Syndicate ' +
    'Christmas Eve Easter Halloween English French German Spanish American Are Was Were Did Does Most Many Another Even Still Just Rumor Rumour Legend ' +
    'Years Months Weeks Days Hours Everyone’s Nobody’s Also Its Our Oh Hey Lol Save Steal Solve Catch Get Bring Discover Learn Escape Return Protect Kill Overthrow Defeat Assassinate Arrest Betray Fight Rescue Marry Follow Convince Deliver Survive Slay'
  ).split(' '),
)

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** First names by which a person’s pronoun is guessed where the card does not say. */
export const WOMEN = names(
  'Agathe Agatha Agnes Alice Amelia Amy Anna Anne Annie Beatrice Bella Bridget Carmen Caroline Catherine Elowen Klara Lotte Katrin Charlotte Clara Claire Daisy Diana ' +
    'Dorothy Edith Eleanor Elena Eliza Elizabeth Ella Ellen Elsa Emily Emma Esther Eva Eve Evelyn Fiona Flora Florence Frances Freya Gertrude Grace ' +
    'Greta Hannah Harriet Hazel Heidi Helen Helena Ilse Imogen Ines Inga Ingrid Irene Iris Isabel Isabella Ivy Jane Janet Jasmine Jean Jenny Jessica ' +
    'Joan Josephine Judith Julia Juliet June Kate Katherine Kim Laura Leah Lena Lily Linda Lisa Lola Louise Lucy Luna Lydia Mabel Maggie Margaret ' +
    'Maria Marie Martha Mary Matilda Maud May Mei Mercy Mia Mina Miriam Molly Morgana Nadia Nancy Natasha Nell Nina Nora Olga Olive Olivia Pearl Penny ' +
    'Petra Phoebe Polly Priya Rachel Rebecca Rita Rosa Rose Rosie Ruby Ruth Sadie Sally Sara Sarah Scarlett Selena Sigrid Sofia Sophie Stella Susan ' +
    'Sylvia Tess Thea Tilly Ursula Vera Victoria Violet Virginia Wanda Wendy Wilhelmina Winifred Yasmin Yolanda Ysolde Yuki Zoe',
)
export const MEN = names(
  'Aaron Abel Abraham Adam Alan Albert Alexander Alfred Amos Andrew Anthony Archibald Arthur Barnaby Ben Benjamin Bernard Bill Billy Bob Boris Boone ' +
    'Bruno Carl Carlos Cedric Charles Charlie Christopher Clarence Claude Cole Conrad Dale Daniel David Dexter Diego Dmitri Dominic Donald Douglas ' +
    'Duncan Earl Ebenezer Edgar Edmund Edward Eli Elias Elijah Emeric Enzo Eric Ernest Ethan Ezra Felix Ferdinand Finn Francis Frank Fred Gabriel ' +
    'George Gerald Gideon Gilbert Giles Giovanni Gordon Gregory Gus Hans Harold Harry Hector Henrik Henry Herbert Hiram Horace Howard Hugh Hugo ' +
    'Humphrey Ian Igor Isaac Ivan Jack Jacob Jake James Jasper Jed Jeremiah Jesse Jim Joe Joel John Jonah Jonas Jonathan Joseph Joshua Juan Julian ' +
    'Karl Ken Kenji Kurt Kyle Lars Lawrence Leo Leon Leonard Lewis Liam Lionel Lorenzo Louis Lucas Luigi Luke Magnus Marco Marcus Mario Mark Martin ' +
    'Matthew Max Michael Mike Miles Mordecai Morris Mortimer Nathan Ned Neil Nicholas Nigel Noah Norman Oliver Omar Oscar Osric Oswald Otto Owen ' +
    'Patrick Paul Pedro Percy Peter Philip Pierre Quentin Ralph Ravi Raymond Reginald Richard Robert Roger Roland Ronald Rufus Rupert Samuel Sam ' +
    'Sebastian Seth Sidney Silas Simon Stanley Stefan Stephen Steve Sven Ted Theodore Thomas Tim Timothy Tobias Tom Tommy Tony Ulrich Umberto Victor ' +
    'Vincent Vlad Vladimir Wallace Walter Warren Wilbur Wilfred William Winston Wolfgang Wyatt Xavier Zachary Zeke',
)
