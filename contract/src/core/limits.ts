/*
 * Business limits and timers of the product (000 §9, 001 §9). Times are milliseconds unless the name
 * says otherwise; lengths count Unicode code points of the trimmed visible text. Nothing in the
 * running product shortens a timer.
 */

/** Longest texts, in code points. */
export const limits = {
  ticketTitle: 100,
  questionText: 100,
  /** What somebody searches for. */
  searchText: 200,
  chatMessage: 300,
  ratingSuggestion: 100,
  problemPhenomenon: 100,
  staffComment: 200,
  /** Title, group and shortcut of a canned reply; its text is a chat message. */
  cannedReplyTitle: 60,
  cannedReplyGroup: 30,
  cannedReplyShortcut: 20,
  /** HTML of the steps that a customer took, in bytes. */
  stepRecordBytes: 204_800,
  /** Bytes of one uploaded file. */
  uploadBytes: 100 * 1024 * 1024,
  /** Bytes of one piece of a file that is sent in pieces; smaller files are sent whole. */
  uploadPieceBytes: 1024 * 1024,
  /** Bytes of one import file that a browser sends; the command takes any. */
  importBytes: 2 * 1024 * 1024 * 1024,
  /** The same, without the bytes of the files in it. */
  importContentBytes: 100 * 1024 * 1024,
} as const;

/** Page sizes and counts. */
export const counts = {
  ticketPage: 50,
  chatPage: 20,
  /** Most messages that one resume answers. */
  resumePage: 200,
  homeLatestQuestions: 4,
  treeUnfoldDegree: 2,
  searchHits: 10,
  searchHitsMost: 30,
  /** Canned replies of a shop. */
  cannedReplies: 500,
  /** Answers that are offered beside a new ticket. */
  offeredAnswers: 3,
  /** A rating of so many stars or fewer makes its ticket unread for staff. */
  lowRating: 2,
  ratingStars: 5,
  reloadAfterCloses: 10,
} as const;

/** Timers of the browser (000 §9, 001 §9). */
export const timers = {
  heartbeat: 10_000,
  pongTimeout: 30_000,
  pongCheck: 2_000,
  reconnectDelay: 3_000,
  closeCounterReset: 20_000,
  onlineCheck: 6_000,
  mainChannelOpenCheck: 5_000,
  mainChannelRetry: 1_000,
  initFollowUp: 2_000,
  uploadRetryWait: 3_000,
  tabTitleToggle: 1_500,
  errorNotice: 8_000,
  tooltipDelay: 500,
  chatScrollDebounce: 100,
  templateNumberingDebounce: 100,
  listRefreshDebounce: 1_000,
  editorRefreshDebounce: 1_000,
  productFilterDebounce: 300,
  searchDebounce: 200,
  recallMenuHide: 2_000,
  statisticsRetry: 1_000,
  /** A person who types says so this often. */
  typingSend: 3_000,
  /** How long the other side believes it. */
  typingShown: 5_000,
  /** A message that arrived counts as seen when it has been on a visible screen for so long. */
  seenAfter: 1_000,
} as const;

/** Timers of the server. */
export const serverTimers = {
  /** A session lives this long after its last use. */
  sessionLifetime: 7 * 24 * 3_600_000,
  anonymousLifetime: 180 * 24 * 3_600_000,
  /** Of one person in one ticket the other side hears this often that he types. */
  typingEvery: 2_000,
  /** A person without a socket for this long is offline. */
  offlineAfter: 5_000,
  /** Presence of a program that stopped beating is gone after this long. */
  programDeadAfter: 30_000,
  /** A program says this often who of its staff looks at which ticket. */
  viewersAgain: 10_000,
  /** What a program said of them is forgotten after this long without another word. */
  viewersForgotten: 30_000,
} as const;

/** The hidden type of online consultations (000 §6) and its urgency. */
export const onlineConsultation = { typeId: 9999, urgency: 'P1' } as const;

/** Width in px up to which the mobile screens are used (000 §9). */
export const mobileWidth = 1080;

/** Live-chat hours in Beijing time, every day; the end is exclusive (000 §1, CONST-01). */
export const serviceHours = [
  ['08:00', '12:00'],
  ['13:00', '00:30'],
] as const;
