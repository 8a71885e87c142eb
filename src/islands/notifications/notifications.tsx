import { NotificationList } from '../shared/notification-list.tsx';
import { Page } from '../ui/page.tsx';

export default function Notifications() {
  return (
    <Page narrow>
      <div className="card card-flush">
        <NotificationList />
      </div>
    </Page>
  );
}
