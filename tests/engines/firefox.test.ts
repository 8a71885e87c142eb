import { journeys } from './journeys/journeys.ts';

journeys('Firefox');
