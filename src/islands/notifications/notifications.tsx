import { NotificationList } from '../app-shell/notification-list.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Page } from '../ui/page.tsx';

export default function Notifications() {
  return (
    <Page narrow>
      <div className={cardClass.flush}>
        <NotificationList />
      </div>
    </Page>
  );
}
