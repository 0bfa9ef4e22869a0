import type { DemoTour } from '../demo-tour.ts';
import { atelierNord } from './atelier-nord.ts';
import { brickworksLoft } from './brickworks-loft.ts';
import { cityStudio } from './city-studio.ts';
import { cornerOffice } from './corner-office.ts';
import { duneBeachHouse } from './dune-beach-house.ts';
import { gardenSquareTownhouse } from './garden-square-townhouse.ts';
import { hearthHomeDecor } from './hearth-home-decor.ts';
import { hillsideVilla } from './hillside-villa.ts';
import { mapleFamilyHome } from './maple-family-home.ts';
import { newBuildShowHome } from './new-build-show-home.ts';
import { pineCabin } from './pine-cabin.ts';
import { skylinePenthouse } from './skyline-penthouse.ts';
import { strideShoeStore } from './stride-shoe-store.ts';
import { studentFlat } from './student-flat.ts';

/** In the order of the gallery. */
export const demoTours: readonly DemoTour[] = [
  mapleFamilyHome,
  cityStudio,
  brickworksLoft,
  hillsideVilla,
  skylinePenthouse,
  pineCabin,
  gardenSquareTownhouse,
  cornerOffice,
  duneBeachHouse,
  newBuildShowHome,
  studentFlat,
  atelierNord,
  strideShoeStore,
  hearthHomeDecor,
];
