import type { DemoTour } from '../demo-tour.ts';

/** The shared flat of students. */
export const studentFlat: DemoTour = {
  slug: 'student-flat',
  name: 'Student Flat',
  description:
    'A bright shared kitchen and one of its rooms, two floors above the street: white walls, pine, and a lot of yellow, teal and coral.',
  category: 'real-estate',
  ambient: 'Music through the wall',
  scenes: [
    {
      scene: 'shared-kitchen',
      infos: [
        {
          at: 'whiteboard',
          label: 'Whiteboard',
          body: 'The week in one table: who cooks, who shops, who cleans. Notes go below.',
        },
        {
          at: 'table',
          label: 'Table for four',
          body: 'Pine on white legs, and four chairs of four colours. Two lamps hang over it.',
        },
        {
          at: 'run',
          label: 'Kitchen',
          body: 'Sink, drawers, hob and oven in one row, with yellow tiles behind and open shelves above. The fridge stands at its end.',
        },
        {
          at: 'bike',
          label: 'Bicycle',
          body: 'It hangs on the wall, safe from rain, and leaves the floor free.',
        },
      ],
    },
    {
      scene: 'room',
      infos: [
        {
          at: 'desk',
          label: 'Desk at the window',
          body: 'A metre and a half of pine with daylight from the front, a monitor, and a lamp for the evening.',
        },
        {
          at: 'bed',
          label: 'Bed',
          body: 'A single bed in the corner by the yellow wall, fairy lights above it.',
        },
        {
          at: 'room-board',
          label: 'Another whiteboard',
          body: 'For timetables and the odd bell curve, right above the beanbag.\n\nThe room measures 3.6 by 4.6 metres.',
        },
      ],
    },
  ],
};
