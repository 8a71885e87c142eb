import { at, body, createDeviationCase, entries, put } from './deviations.ts';

const draws = 'GET draws/public/';
const member = 'GET users/me/';

export const values = [
  createDeviationCase(
    'an id is beyond what browsers count',
    'GET tickets/me/',
    ['id-imprecise', 'field-value'],
    at('GET tickets/me/', (_, answer) => ({
      ...answer,
      body: answer.body.replace(/"id":(\d+)/, '"id":9007199254740993$1'),
    })),
  ),
  createDeviationCase(
    'ids are numbers and texts',
    'GET transactions/me/',
    'id-mixed',
    at(
      'GET transactions/me/',
      entries((each, index) => {
        if (index % 2) each.id = String(each.id);
      }),
    ),
  ),
  createDeviationCase(
    'money is a number',
    member,
    'money-number',
    at(member, body(put((user) => ({ balance: Number(user.balance) })))),
  ),
  createDeviationCase(
    'times have no offset',
    draws,
    'time-without-offset',
    at(draws, entries(put({ end_date: '2026-11-30T20:00:00' }))),
  ),
  createDeviationCase(
    'a birthday is written the British way',
    member,
    'date-unreadable',
    at(member, body(put({ date_of_birth: '12/06/1984' }))),
  ),
  createDeviationCase(
    'a picture has half an address',
    'GET clients/current/',
    'address-insecure',
    at('GET clients/current/', body(put({ logo_url: '/media/logo.png' }))),
  ),
  createDeviationCase(
    'a colour is none',
    'GET clients/current/',
    'colour-unreadable',
    at('GET clients/current/', body(put((club) => ({ theme: { ...club.theme, main_color: 'club red' } })))),
  ),
  createDeviationCase(
    'a quiz has no right answer',
    'GET clients/current/',
    'quiz-unreadable',
    at('GET clients/current/', body(put({ quiz: '<p>Who?</p><p>- Me</p><p>- You</p>' }))),
  ),
  createDeviationCase(
    'a club is below another domain',
    'GET users/clients/',
    'landing-domain',
    at('GET users/clients/', entries(put({ landing_domain: 'clubs.example' }))),
  ),
  createDeviationCase(
    'a subdomain is no label',
    'GET users/clients/',
    'subdomain-unusable',
    at('GET users/clients/', entries(put({ subdomain: 'Ciu Club' }))),
  ),
  createDeviationCase(
    'a status has another name',
    draws,
    ['status-unknown', 'status-not-heeded'],
    at(
      draws,
      entries((draw) => {
        if (draw.status === 'live') draw.status = 'open';
      }),
    ),
  ),
];
