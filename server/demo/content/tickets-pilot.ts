/* Tickets of pilot@example.com, in every state that a ticket of an ordinary type can have. */
import { pilotThrottle } from './tickets-pilot-throttle';
import type { DemoTicket } from './types';
import { html, talk } from './writing';

const pedalsBeforeEvent: DemoTicket = {
  key: 'pilot-pedals-event',
  account: 'pilot@example.com',
  type: 'setup-usb',
  question: 'not-recognised',
  title: 'R2 pedals not found since this morning, I have an event on Saturday',
  daysAgo: 1,
  atMinute: 545,
  handler: 'amelia',
  urgency: 'P1',
  products: ['pedals-r2'],
  solved: false,
  comment: 'Event on Saturday. If recovery fails, send a replacement today and take the old one back later.',
  stepRecord: html`
    <h3>The computer does not see my device at all</h3>
    <ol>
      <li>
        <p>What does the status light do?</p>
        <p><strong>Two flashes, then a pause</strong></p>
      </li>
      <li>
        <p>Start Larkmoor Desk and choose <strong>Recover device</strong>.</p>
        <p><strong>Recovery stops with an error</strong></p>
      </li>
    </ol>
  `,
  userUnread: false,
  adminUnread: true,
  messages: talk`
    0 customer: Good morning. After last night’s update the R2 pedals are gone. The light flashes twice and pauses, and recovery stops at 12% with error 31.
    2 customer: I fly in a group event on Saturday, so I am a little nervous.
    9 amelia: Good morning Alex. Let us not lose time then. Error 31 means that the cable breaks off under load. Which cable is it, and how long?
    11 customer: A 3 m one from a drawer. The original is built into the rig.
    13 amelia: Please take the original out for this, or any short one that carries data, and plug it into the back of the computer. Then run the recovery again.
    34 customer: That took some lying on the floor. With the original it goes to 64% and stops, same error.
    37 amelia: That is further than before, which is good news for the pedals. Please try once more with all other Larkmoor devices unplugged.
    58 customer: Only the pedals connected now. It stops at 64% again. I have saved the report from the Help menu and attached it.
  `,
};

const panelDark: DemoTicket = {
  key: 'pilot-panel-dark',
  account: 'pilot@example.com',
  type: 'flying-buttons',
  question: 'button-lights',
  title: 'P1 panel goes dark when I switch all the lights on',
  daysAgo: 2,
  atMinute: 600,
  handler: 'amelia',
  urgency: 'P3',
  products: ['panel-p1'],
  solved: false,
  stepRecord: html`
    <h3>The button lights stay dark or are too bright</h3>
    <ol>
      <li>
        <p>Start <strong>Lights → Test</strong>. What do you see?</p>
        <p><strong>All are dark</strong></p>
      </li>
      <li>
        <p>Turn the wheel at the edge fully up, and connect the panel directly to the computer.</p>
        <p><strong>Still dark</strong></p>
      </li>
    </ol>
  `,
  userUnread: true,
  adminUnread: false,
  messages: talk`
    0 customer: The P1 works until about half of its keys are lit. Then everything goes out for a second and comes back.
    14 amelia: Hello Alex. That is how a panel behaves when it gets too little current. Is it on the same hub as last time?
    18 customer: On the hub, yes, but that has its own supply. Directly at the computer it is the same.
    22 amelia: What does the label on the supply of the hub say?
    25 customer: 5 V, 1 A. The P2 is on it as well.
    31 amelia: There we are: P1 and P2 together want 0.9 A with all lights on, and a supply of 1 A rarely gives that. And at the computer, was it a blue port or a black one?
    33 customer: A black one, at the front.
    38 amelia: Front ports hang on a thin cable inside the case. Please try a port on the back, with the P1 alone, and run Lights, Test. If it stays lit, a supply of 3 A for the hub is all you need.
  `,
};

const triggerStage: DemoTicket = {
  key: 'pilot-trigger',
  account: 'pilot@example.com',
  type: 'hardware-workshop',
  question: 'send-for-repair',
  title: 'F3 grip: second stage of the trigger works only every third time',
  daysAgo: 4,
  atMinute: 505,
  handler: 'amelia',
  urgency: 'P2',
  products: ['grip-f3'],
  solved: false,
  comment: 'Bought 14 months ago, within warranty. Damage report sent.',
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: The second stage of the trigger on my F3 registers only every third pull or so. The first stage is perfect.
    7 amelia: Hello Alex. Does the counter on the Buttons page jump or stay when it fails?
    12 customer: It stays. I can hear the click, but nothing is counted.
    15 amelia: And with the grip pressed down firmly on the base while you pull?
    19 customer: The same. I have had it off, the pins look fine and the ring is at its stop.
    24 amelia: Then the switch itself is worn. That is a part we change in the workshop, and yours is within the warranty.
    26 amelia: I am sending you a damage report in this chat. Please fill in the serial number from inside the locking ring, and add a short video of the Buttons page while you pull.
    31 customer: Will do this evening. Can I keep flying with it until then?
    33 amelia: Certainly, you cannot make it worse.
  `,
};

const camAdvice: DemoTicket = {
  key: 'pilot-cams',
  account: 'pilot@example.com',
  type: 'hardware-springs',
  question: 'cam-choice',
  title: 'Which cams and springs for a light aircraft on the B4?',
  daysAgo: 3,
  atMinute: 780,
  handler: 'bruno',
  urgency: 'P4',
  products: ['base-b4', 'springs-c4'],
  solved: false,
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: I have the B4 with the deep-notch cams and find them too sharp for a small trainer. What would you fit?
    21 bruno: Hello Alex. The gentle hollow on both axes, with the 1.6 mm springs. Close the clutch by a quarter turn on pitch only; it takes the bounce out when you let go.
    30 customer: And for the same aircraft with the X10 extension?
    34 bruno: Then the 2.0 mm springs on pitch, because of the weight of the grip. Roll can stay at 1.6.
    1010 customer: Fitted. Much nicer in the flare. But now roll comes back to the right of the centre by about 2%, only from that side. Grease or clutch?
  `,
};

const invoiceCompany: DemoTicket = {
  key: 'pilot-invoice',
  account: 'pilot@example.com',
  type: 'orders-paying',
  question: 'invoice',
  title: 'Invoice with the name of my flying club',
  daysAgo: 5,
  atMinute: 530,
  handler: 'bruno',
  urgency: 'P3',
  products: [],
  solved: false,
  ratingRequested: true,
  userUnread: true,
  adminUnread: false,
  messages: talk`
    0 customer: Could the invoice of my last order be in the name of our flying club? They pay for the panel.
    12 bruno: Hello Alex, gladly. I need the full name of the club, its address, and a tax number if it has one.
    40 customer: Harrowfield Flying Club, 3 Mill Lane, Harrowfield. No tax number, it is a small club.
    52 bruno: Thank you, that will do. The first invoice is cancelled and the new one is in your account, with the same date.
    55 customer: Found it, and it is just right. That was quick.
    57 bruno: Good to hear. I have sent you a request for a rating; a moment of your time would help us.
  `,
};

const firmwareStuck: DemoTicket = {
  key: 'pilot-firmware',
  account: 'pilot@example.com',
  type: 'setup-firmware',
  question: 'firmware-recovery',
  title: 'B4 does not answer after the firmware update was cut off',
  daysAgo: 21,
  atMinute: 860,
  handler: 'bruno',
  urgency: 'P2',
  products: ['base-b4'],
  solved: true,
  stepRecord: html`
    <h3>The update was interrupted and the device is dead</h3>
    <ol>
      <li>
        <p>
          Hold the <strong>R</strong> button with a paper clip, plug the cable in and keep holding for three
          seconds. What does the light do?
        </p>
        <p><strong>Nothing</strong></p>
      </li>
      <li>
        <p>Try it once with another cable and once at another computer, in a port on the back.</p>
        <p><strong>Still nothing</strong></p>
      </li>
    </ol>
  `,
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: We had a power cut during the update. Now the B4 is dark, whatever I do with the paper clip.
    5 bruno: Hello Alex. A power cut is the classic. Do you feel a small click when you press in the hole?
    7 customer: No, it feels soft.
    9 bruno: Then the clip stops at the rubber of the case and never reaches the button. It sits 14 mm deep; most clips bend before that. A SIM tool of a telephone is stiff enough.
    16 customer: You are right. With the SIM tool there is a click, and two flashes.
    17 bruno: Now keep it pressed for three seconds and choose Recover device.
    22 customer: 100%, restarted, white light. I was already looking at the price of a new one.
    24 bruno: Not necessary. Calibrate once, since recovery takes the calibration back to the factory’s. I am glad it is back.
    25 customer: Calibrated. Thank you very much.
  `,
};

const clampFit: DemoTicket = {
  key: 'pilot-clamp',
  account: 'pilot@example.com',
  type: 'setup-mounting',
  question: 'clamp-table',
  title: 'Does the D1 clamp fit a table with a steel frame under the edge?',
  daysAgo: 48,
  atMinute: 640,
  handler: 'amelia',
  urgency: 'P4',
  products: ['clamp-d1'],
  solved: true,
  rating: { scores: [5, 5, 5], suggest: '' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: My table has a steel frame about 40 mm behind the edge. The page says 60 mm are needed.
    8 amelia: Hello Alex. 60 mm with the lower jaw as it comes. Turned round it needs only 35, so your 40 will do.
    11 customer: Is it as strong that way?
    14 amelia: A little less. With the B4 and an extension I would not, with the grip straight on the base it is fine.
    16 customer: No extension planned. Then I order one.
    18 amelia: Do. Measure the thickness once more with the frame’s edge in mind: the pad must lie flat on wood, not half on steel.
    22 customer: 28 mm of beech, and the pad has room. Thank you.
  `,
};

const gripReturn: DemoTicket = {
  key: 'pilot-return',
  account: 'pilot@example.com',
  type: 'orders-return',
  question: 'return-goods',
  title: 'Return of an S1 grip, it is too large for my hand',
  daysAgo: 75,
  atMinute: 700,
  handler: 'amelia',
  urgency: 'P3',
  products: ['grip-s1'],
  solved: true,
  rating: {
    scores: [5, 4, 4],
    suggest: 'A drawing with the size of the grip on the product page would have saved the parcel.',
  },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: I would like to return the S1. It is a fine grip, but my hand does not reach the trigger.
    20 amelia: Hello Alex, no problem at all, you are within the 30 days. I am preparing the label and a return number.
    31 amelia: Both are in your account now. Please put the collar cap back on, it protects the pins on the way.
    48 customer: Done. The carrier collects it tomorrow.
    day 6
    10 amelia: It has arrived, complete and in good order. The money is on its way to your card, please allow three to seven working days.
    35 customer: Thank you. For next time: how wide is the F1?
    41 amelia: 41 mm at the trigger, the S1 has 52. I would expect the F1 to suit you.
    44 customer: That helps.
  `,
};

const handleWobble: DemoTicket = {
  key: 'pilot-handle-wobble',
  account: 'pilot@example.com',
  type: 'hardware-workshop',
  question: 'send-for-repair',
  title: 'Right H2 handle wobbles on its foot',
  daysAgo: 120,
  atMinute: 560,
  handler: 'bruno',
  urgency: 'P3',
  products: ['grip-h2'],
  solved: true,
  comment: 'Foot had a crack. New handle sent, old one not needed back.',
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: The right handle of my H2 can be rocked by two or three millimetres. The screws are tight.
    13 bruno: Hello Alex. Please take it off and look at the foot from below: is there a fine line beside one of the screw holes?
    36 customer: There is, from the hole to the edge.
    39 bruno: That is a crack in the casting. It is covered by the warranty. Please fill in the damage report that I am sending, with a photograph of that line.
    95 customer: Filled in and sent.
    118 bruno: Checked, thank you. A new right handle leaves the warehouse tomorrow, and you need not send the old one back.
    day 5
    30 customer: The new one is here and sits like a rock.
    44 bruno: Very good. Have a nice flight.
  `,
};

const cableLength: DemoTicket = {
  key: 'pilot-cable',
  account: 'pilot@example.com',
  type: 'setup-usb',
  question: 'long-cable',
  title: 'Is 5 m of cable too much for the Q3?',
  daysAgo: 163,
  atMinute: 720,
  handler: 'chen',
  urgency: 'P4',
  products: ['quadrant-q3', 'cable-u1'],
  solved: true,
  rating: { scores: [5, 3, 5], suggest: '' },
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: My cockpit stands 4.5 m from the computer. Would a single 5 m cable do for a Q3 quadrant?
    96 chen: Hello, sorry for the wait. The Q3 draws only 180 mA, so a good shielded cable of 5 m is all right. Please avoid two cables joined together.
    104 customer: One piece, shielded. And for the P2 panel next to it?
    109 chen: The P2 needs 450 mA at full brightness. For that one I would put a powered hub in the cockpit.
    112 customer: Clear. Thank you.
  `,
};

export const pilotTickets: readonly DemoTicket[] = [
  pedalsBeforeEvent,
  panelDark,
  camAdvice,
  triggerStage,
  invoiceCompany,
  pilotThrottle,
  firmwareStuck,
  clampFit,
  gripReturn,
  handleWobble,
  cableLength,
];
